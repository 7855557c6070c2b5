import { flag, type Holds, list, naming, path, reference, type Shape, truth, value, values, words } from "./holds.ts";

/** What a step may say of a verb, beside what every step may say. */
export interface VerbGrammar {
  /** What the verb does, as an editor shows it. */
  readonly does: string;
  /** What it takes in `with`. */
  readonly with?: Shape;
  /** The keys of a step that only some verbs take. */
  readonly takes?: readonly ("as" | "ok" | "fail" | "failFor")[];
}

/** Of a verb that comes to something. */
const outcome = ["as", "ok", "fail"] as const;
const said = { ...words, says: "What a toast says afterwards." };
const names = (to: string, says: string): Holds => ({ ...list(reference(to)), says });

const table = {
  go: {
    does: "Navigates inside the app.",
    with: {
      to: { ...naming("route"), needed: true, says: 'A route, for example "/orders/2".' },
      query: { ...values, says: "Query parameters, read there as `route.query.<name>`." },
      replace: { ...truth, says: "The user cannot come back to this screen." },
    },
  },
  enter: { does: "In a screen's guard, or a decision that it takes: lets in." },
  back: {
    does: "Goes back in the history.",
    with: { to: { ...naming("route"), says: "The route to go to when there is no history." } },
  },
  open: {
    does: "Leaves the app for an https address on the brand's allow-list.",
    takes: outcome,
    with: {
      url: { ...words, needed: true, says: "The address." },
      own: {
        ...flag,
        says: "It came from outside and may also be a route of the app; what is neither leads home and is tracked.",
      },
    },
  },
  call: {
    does: "Runs a call; in `ok` and `fail` its answer is `result`.",
    takes: [...outcome, "failFor"],
    with: {
      call: { ...reference("call", "body"), needed: true, says: "Id of the call." },
      body: { ...values, says: "The fields of the request." },
    },
  },
  read: {
    does: "Runs one of the screen's reads; in `ok` its answer is `result`. What a guard has read is not asked again when the screen begins.",
    takes: [...outcome, "failFor"],
    with: { read: { ...reference("read"), needed: true, says: "Name of the read." } },
  },
  again: {
    does: "In the error catalogue or a `fail` branch: repeats the call that failed, with more in its body.",
    with: { body: { ...values, says: "Fields that the body gets beside its own; the call must know them." } },
  },
  ask: {
    does: "Asks the server what became of a call whose answer did not say, by its key; `result` in `ok` is that call's answer, good or bad.",
    takes: outcome,
    with: {
      call: { ...words, needed: true, says: "Id of the call, `result.call` of its failure." },
      key: { ...words, needed: true, says: "Its key, `result.content.key` of its failure." },
    },
  },
  take: {
    does: "In the error catalogue or a `fail` branch: the call that failed came to this after all, and its step goes on with it.",
    with: { answer: { ...value, says: "What `ask` came to; without one the step's own `fail` says the rest." } },
  },
  decide: {
    does: "Runs the steps of the decision's row that matches first.",
    takes: outcome,
    with: {
      decision: { ...reference("decision", "inputs"), needed: true, says: "Id of the decision." },
      inputs: { ...values, needed: true, says: "The decision's inputs." },
    },
  },
  validate: {
    does: "Checks fields; on a wrong one shows every message, focuses the first and ends the run.",
    with: { fields: names("field", "Names of fields; absent, all.") },
  },
  refuse: {
    does: "Says at a field why what stands there was refused, until something else does; the field takes the focus.",
    with: {
      field: { ...reference("field"), needed: true, says: "Name of the field." },
      text: { ...words, needed: true, says: "The words." },
    },
  },
  set: {
    does: "Writes a value.",
    with: {
      path: {
        ...path("set"),
        needed: true,
        says: "Where it is written.",
      },
      value: { ...value, needed: true, says: "What." },
    },
  },
  toast: {
    does: "Says something briefly.",
    with: {
      text: { ...words, needed: true, says: "The words." },
      kind: { is: "literal", takes: { enum: ["info", "success", "warn", "fail"] }, says: "Default info." },
    },
  },
  dialog: {
    does: "Opens a dialog and waits; `ok` runs with its value as `result`, a dismissal ends the run.",
    takes: outcome,
    with: {
      dialog: { ...reference("dialog", "with"), needed: true, says: "Id of the dialog." },
      with: { ...values, says: "The dialog's params." },
      alone: { ...flag, says: "It opens by itself: not over a dialog that is open, which counts as a dismissal." },
    },
  },
  close: {
    does: "Closes the innermost dialog.",
    with: { value: { ...value, says: "What the dialog answers." } },
  },
  bridge: {
    does: "Asks the native app.",
    takes: outcome,
    with: {
      capability: { ...reference("capability", "with"), needed: true, says: "Name of the capability." },
      with: { ...values, says: "What it needs." },
    },
  },
  tell: {
    does: "Tells the native app something; nothing waits for it and nothing can fail.",
    with: {
      capability: { ...reference("capability", "with"), needed: true, says: "Name of the capability." },
      with: { ...values, says: "What it needs." },
    },
  },
  track: {
    does: "Records an event.",
    with: {
      event: { is: "literal", takes: { type: "string", minLength: 1 }, needed: true, says: "Name of the event." },
      data: { ...values, says: "What belongs to it; never personal data." },
    },
  },
  refresh: {
    does: "Runs the screen's reads again.",
    takes: outcome,
    with: { reads: names("read", "Names of reads; absent, all.") },
  },
  login: {
    does: "Stores the identity and clears the journey.",
    with: {
      identity: { ...value, fills: "session", needed: true, says: "The fields of the session." },
      to: {
        ...words,
        says: "An address from outside to follow afterwards: an own route or an allowed host, else home.",
      },
    },
  },
  logout: {
    does: "Wipes session and journey.",
    with: {
      to: { ...naming("route"), says: "The route to go to afterwards." },
      everywhere: { ...flag, says: "The user chose it: his other tabs log out too." },
      back: { ...flag, says: "Whoever logs in next comes back to this screen, without what its address named." },
    },
  },
  copy: {
    does: "Copies a text.",
    takes: outcome,
    with: { text: { ...words, needed: true, says: "What is copied." }, said },
  },
  share: {
    does: "Shares through the system.",
    takes: outcome,
    with: {
      title: { ...words, needed: true, says: "Heading." },
      text: { ...words, needed: true, says: "Words." },
      url: { ...words, says: "Address; absent, the words say all." },
      said: { ...words, says: "What a toast says when it was copied instead." },
      more: { ...value, says: "What a native app is told besides, by the names that its capability of sharing has." },
    },
  },
  print: { does: "Opens the print sheet for this screen." },
  file: {
    does: "Fetches a file of the server: the browser saves it, a native app hands it to the device's browser.",
    takes: outcome,
    with: { path: { ...words, needed: true, says: "Its path on this site, as a call said it." } },
  },
  calendar: {
    does: "Puts moments into the device's calendar.",
    with: {
      title: { ...words, needed: true, says: "What they are about." },
      dates: { ...value, needed: true, says: "A list of moments, epoch ms." },
      said,
    },
  },
  language: {
    does: "Changes the language.",
    with: { to: { ...words, needed: true, says: "The language, for example zh_CN." } },
  },
} satisfies Readonly<Record<string, VerbGrammar>>;

/** The name of a verb. */
export type VerbName = keyof typeof table;

/** Every verb: the one place that says what a step may say of it. */
export const verbs: Readonly<Record<VerbName, VerbGrammar>> = table;
