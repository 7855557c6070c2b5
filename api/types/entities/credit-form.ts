/* Generated from schemas/entities/credit-form.schema.json by npm run generate. */

/**
 * All that a credit application asks for; a page not yet filled is absent.
 */
export interface CreditForm {
  /**
   * Identity page.
   */
  idCard?: {
    /**
     * yyyy-MM-dd.
     */
    birthday?: string;
    /**
     * 11 digits, masked when read back.
     */
    bvn?: string;
    firstName?: string;
    middleName?: string;
    surname?: string;
    /**
     * male or female.
     */
    gender?: string;
  };
  /**
   * Personal and employment pages.
   */
  personal?: {
    alternateNumber?: string;
    companyName?: string;
    companyPhone?: string;
    education?: string;
    email?: string;
    homeAddressDetail?: string;
    region?: string;
    state?: string;
    job?: string;
    /**
     * yyyy-MM-dd.
     */
    jobBeginTime?: string;
    jobStatus?: string;
    marriageStatus?: string;
    monthlySalary?: string;
    residenceType?: string;
  };
  /**
   * Three people to reach in an emergency.
   */
  contacts?: {
    name: string;
    phone: string;
    relationship: string;
  }[];
  /**
   * Photo page.
   */
  photos?: {
    /**
     * Reference to the stored photo.
     */
    idFront?: string;
    idBack?: string;
    face?: string;
  };
}
