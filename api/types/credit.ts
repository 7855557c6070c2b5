/* Generated from api/credit/ by npm run generate. */

import type { Carried } from "./entities/carried.ts";
import type { CreditForm } from "./entities/credit-form.ts";
import type { CreditSummary } from "./entities/credit-summary.ts";

export interface CreditCalls {
  "credit-contacts": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      contacts: {
        name: string;
        phone: string;
        relationship: "spouse" | "father" | "mother" | "child" | "sibling" | "friend" | "colleague" | "other" | "";
      }[];
    } & Carried;
    response: {
      pages: {
        page: "identity" | "personal" | "employment" | "contacts" | "bvn" | "photos";
        done: boolean;
      }[];
      /**
       * Pages not done.
       */
      missing: number;
    };
  };
  "credit-form-get": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    } & Carried;
    response: CreditForm;
  };
  "credit-form-save": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Which page is saved; fields of others are left alone.
       */
      page: "identity" | "personal" | "employment";
      idCard?: {
        /**
         * yyyy-MM-dd.
         */
        birthday?: string;
        firstName?: string;
        middleName?: string;
        surname?: string;
        /**
         * male or female.
         */
        gender?: string;
      };
      personal?: {
        alternateNumber?: string;
        companyName?: string;
        companyPhone?: string;
        education?: string;
        /**
         * As long as the rule `email` takes; what is no address that rule refuses, in its words.
         */
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
    } & Carried;
    response: {
      pages: {
        page: "identity" | "personal" | "employment" | "contacts" | "bvn" | "photos";
        done: boolean;
      }[];
      /**
       * Pages not done.
       */
      missing: number;
    };
  };
  "credit-photo": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      kind: "idFront" | "idBack" | "face";
      /**
       * A JPEG, PNG or WebP of at most 2 MB as a data address.
       */
      image: string;
    } & Carried;
    response: {
      photoGid: string;
      kind: "idFront" | "idBack" | "face";
      /**
       * Bytes.
       */
      size: number;
    };
  };
  "credit-submit": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
      /**
       * Number of the native app's face check at its provider, where it was passed.
       */
      idAuthReference?: string;
    } & Carried;
    response: {
      /**
       * 1: under review.
       */
      auditState: number;
    };
  };
  "credit-summary": {
    guest: false;
    request: {
      /**
       * Added by the app when missing.
       */
      userGid?: string;
    } & Carried;
    response: CreditSummary;
  };
}
