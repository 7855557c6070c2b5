/** The work that every engine is measured on: forms of 30 fields and their multiples, and a list of bills. */

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface FieldShape {
  readonly label: string;
  readonly type: "text" | "date" | "select";
  readonly required: true;
  /** What a text must match, and what is said when it does not. */
  readonly pattern?: string;
  readonly message?: string;
  readonly options?: readonly Option[] | null;
  /** The field whose value says which options there are. */
  readonly optionsBy?: string;
  /** Hidden while that field has that value. */
  readonly hideWhen?: readonly [field: string, value: string];
}

interface NamedField extends FieldShape {
  readonly name: string;
}

export interface FieldSpec extends FieldShape {
  readonly id: string;
}

export interface GroupSpec {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly FieldSpec[];
}

export interface FormSpec {
  readonly groups: readonly GroupSpec[];
}

export interface Bill {
  readonly id: string;
  readonly title: string;
  readonly lender: string;
  readonly amount: number;
  readonly due: string;
  readonly status: string;
  readonly order: string;
  readonly overdue: boolean;
}

/** Patterns by what they are for. */
export const patterns = {
  name: "^[A-Za-z' -]{2,40}$",
  phone: "^\\+?[0-9]{10,14}$",
  tax: "^[0-9]{13}$",
  // Written so that no text can make it backtrack without end, as the checker asks.
  email: "^[^@ ]+@[^@ .]+(\\.[^@ .]+)+$",
  long: "^.{10,}$",
  company: "^.{2,80}$",
  money: "^[0-9]{1,9}$",
} as const;

const options = (...labels: readonly string[]): readonly Option[] =>
  labels.map((label) => ({ value: label.toLowerCase().replace(/\W+/g, "_"), label }));

export const cities: Readonly<Record<string, readonly Option[]>> = {
  lagos: options("Ikeja", "Lekki", "Yaba", "Surulere", "Epe"),
  kano: options("Kano City", "Wudil", "Gaya", "Bichi", "Rano"),
  rivers: options("Port Harcourt", "Bonny", "Okrika", "Eleme", "Ahoada"),
  oyo: options("Ibadan", "Ogbomosho", "Oyo Town", "Iseyin", "Saki"),
  kaduna: options("Kaduna City", "Zaria", "Kafanchan", "Kagoro", "Soba"),
  enugu: options("Enugu City", "Nsukka", "Agbani", "Awgu", "Oji River"),
  delta: options("Asaba", "Warri", "Sapele", "Ughelli", "Agbor"),
  ogun: options("Abeokuta", "Ijebu Ode", "Sagamu", "Ota", "Ilaro"),
};

/** Lists of options by what is chosen. */
export const choices = {
  state: options("Lagos", "Kano", "Rivers", "Oyo", "Kaduna", "Enugu", "Delta", "Ogun"),
  gender: options("Male", "Female"),
  education: options("None", "Primary", "Secondary", "Bachelor", "Master"),
  residence: options("Owned", "Rented", "Family", "Employer", "Other"),
  marital: options("Single", "Married", "Divorced", "Widowed"),
  jobStatus: options("Employed", "Self employed", "Unemployed", "Student"),
  job: options("Driver", "Teacher", "Trader", "Nurse", "Engineer", "Farmer", "Clerk", "Other"),
  relationship: options("Father", "Mother", "Brother", "Sister", "Friend", "Colleague"),
};

type More = Partial<FieldShape>;
const required = true as const;
const text = (name: string, label: string, pattern: string, message: string, more?: More): NamedField => ({
  name,
  label,
  type: "text",
  required,
  pattern,
  message,
  ...more,
});
const date = (name: string, label: string, more?: More): NamedField => ({
  name,
  label,
  type: "date",
  required,
  ...more,
});
const select = (name: string, label: string, list: readonly Option[] | null, more?: More): NamedField => ({
  name,
  label,
  type: "select",
  required,
  options: list,
  ...more,
});

const jobless: More = { hideWhen: ["jobStatus", "unemployed"] };

const groups: readonly { name: string; title: string; fields: readonly NamedField[] }[] = [
  {
    name: "identity",
    title: "Identity",
    fields: [
      text("firstName", "First name", patterns.name, "Letters only"),
      text("middleName", "Middle name", patterns.name, "Letters only"),
      text("surname", "Surname", patterns.name, "Letters only"),
      date("birthday", "Birthday"),
      select("gender", "Gender", choices.gender),
      text("tax", "Tax number", patterns.tax, "A tax number has 13 signs"),
    ],
  },
  {
    name: "personal",
    title: "Personal",
    fields: [
      text("altPhone", "Alternate phone", patterns.phone, "Not a phone number"),
      select("education", "Education", choices.education),
      text("email", "E-mail", patterns.email, "Not an e-mail"),
      text("address", "Address", patterns.long, "At least 10 characters"),
      select("state", "State", choices.state),
      select("city", "City", null, { optionsBy: "state" }),
      select("residenceType", "Residence type", choices.residence),
      select("maritalStatus", "Marital status", choices.marital),
      text("spouseName", "Spouse name", patterns.name, "Letters only", { hideWhen: ["maritalStatus", "single"] }),
    ],
  },
  {
    name: "employment",
    title: "Employment",
    fields: [
      select("jobStatus", "Job status", choices.jobStatus),
      text("companyName", "Company name", patterns.company, "Too short", jobless),
      text("companyPhone", "Company phone", patterns.phone, "Not a phone number", jobless),
      select("job", "Job", choices.job),
      date("jobBeginDate", "Job begin date", jobless),
      text("salary", "Salary", patterns.money, "Digits only"),
    ],
  },
  {
    name: "contacts",
    title: "Contacts",
    fields: [1, 2, 3].flatMap((number) => [
      text(`contactName${number}`, `Contact ${number} name`, patterns.name, "Letters only"),
      text(`contactPhone${number}`, `Contact ${number} phone`, patterns.phone, "Not a phone number"),
      select(`contactRel${number}`, `Contact ${number} relationship`, choices.relationship),
    ]),
  },
];

/** The form of `count` fields: one application of 30, or several of them on one screen. */
export function formSpec(count: number): FormSpec {
  return {
    groups: Array.from({ length: count / 30 }, (_, copy) => copy).flatMap((copy) =>
      groups.map(({ name, title, fields }) => ({
        id: `${name}_${copy}`,
        title: count > 30 ? `${title} ${copy + 1}` : title,
        fields: fields.map(({ name: field, hideWhen, optionsBy, ...rest }) => ({
          ...rest,
          id: `${field}_${copy}`,
          ...(hideWhen && { hideWhen: [`${hideWhen[0]}_${copy}`, hideWhen[1]] as const }),
          ...(optionsBy && { optionsBy: `${optionsBy}_${copy}` }),
        })),
      })),
    ),
  };
}

export const requiredMessage = "Required";

/** The list of bills. */
export const bills = (count: number): readonly Bill[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `b${index}`,
    title: `Bill ${index}`,
    lender: ["Palm", "Carbon", "Fair", "Kuda"][index % 4] as string,
    amount: 1000 + index * 7,
    due: `2026-${String((index % 12) + 1).padStart(2, "0")}-15`,
    status: index % 3 ? "Open" : "Overdue",
    order: `ORD-${100000 + index}`,
    overdue: index % 3 === 0,
  }));
