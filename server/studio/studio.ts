import type { QuestionName, Questions } from "../../publish/studio/questions.ts";
import type { LivePublication } from "../release/live-publication.ts";
import type { EditJournal } from "../store/edit-journal.ts";
import type { Releases } from "../store/releases.ts";
import type { ValueHistory } from "../store/value-history.ts";
import type { Desk } from "./desk/desk.ts";
import type { DeskQuestions } from "./desk/desk-messages.ts";
import { doneIn, undoingOf } from "./journalled.ts";
import type { EarlyDraft } from "./early-draft.ts";
import type { By, PublicSide } from "./public-side.ts";

interface Given {
  readonly desk: Pick<Desk, "ask">;
  readonly journal: EditJournal;
  readonly store: Pick<Releases, "note" | "live">;
  /** The folder as a release of it would be. */
  readonly draft: Pick<LivePublication, "current" | "hear">;
  /** What its preview shows. */
  readonly shown: Pick<EarlyDraft, "edited">;
  readonly publicSide: PublicSide;
  readonly history: Pick<ValueHistory, "find">;
}

/** What the desk is not asked, or not alone, and who answers it. */
type Own = Exclude<QuestionName, keyof DeskQuestions> | "paper";

/** What makes something live, or leads there. */
const deeds: ReadonlySet<QuestionName> = new Set(["publish", "approve", "back"]);

/** What writes the folder's documents. */
const edits: ReadonlySet<QuestionName> = new Set(["edit", "undo", "save"]);

/** So many of what was edited are shown. */
const CHANGES = 200;

/** All that can be asked of the studio, and done in it, whoever asks. What is written is in the journal, with who did it. */
export class Studio {
  readonly #given: Given;
  readonly #own: {
    readonly [Name in Own]: (asked: Questions[Name]["asked"], by: By) => Promise<Questions[Name]["told"]>;
  };
  #looks = 0;
  #written = 0;

  constructor(given: Given) {
    this.#given = given;
    const { desk, journal, store, draft, publicSide, history } = given;
    draft.hear(() => void (this.#looks += 1));
    this.#own = {
      news: async () => {
        // By a command, another host or the guardrail, too.
        const since = (await store.live())?.since;
        return { news: `${this.#looks}.${this.#written}.${since}`, release: draft.current().release.id };
      },
      changes: ({ search }) => journal.search(search, CHANGES),
      paper: async (asked) => {
        const { told } = await desk.ask("paper", asked);
        const { file, text } = told;
        return { ...told, by: text === undefined ? undefined : await journal.writer(file, text) };
      },
      setter: async ({ file, path, since }) => ({ by: await journal.setter(file, path, since) }),
      releases: (asked) => publicSide.between(asked),
      history: (asked) => history.find(asked),
      standing: (_, by) => publicSide.standing(by),
      publish: (asked, by) => publicSide.publish(asked, by),
      approve: (asked, by) => publicSide.approve(asked, by),
      back: (asked, by) => publicSide.back(asked, by),
    };
  }

  /**
   * Answers a question, asked as `asked-schemas.ts` says of its name, with what `Questions` has for it.
   * @throws with the reason, where it cannot be answered
   */
  async ask(name: QuestionName, asked: object, by: By): Promise<object> {
    if (this.#isOwn(name)) {
      // What is asked was held to the schema of this question.
      const told = await this.#own[name](asked as never, by);
      // Whoever else looks at what is live sees it.
      if (deeds.has(name)) this.#looks += 1;
      return told;
    }
    const undone = name === "undo" ? await this.#undoable(asked) : undefined;
    const { desk, shown } = this.#given;
    // Of an undo the desk is told what it did, since the journal is not its own; all else as it was asked.
    const answered = () => desk.ask(name, (undone?.edit ?? asked) as never);
    const { told, deed } = await (edits.has(name) ? shown.edited(answered) : answered());
    if (!deed) return told;
    const edit = await this.#given.journal.add({ ...doneIn(deed), who: by.who, undoes: undone?.id });
    this.#written = edit;
    return { ...told, edit };
  }

  /** Notes who came and went. */
  noted(who: string, said: string): Promise<void> {
    return this.#given.store.note(who, said);
  }

  #isOwn(name: QuestionName): name is Own {
    return name in this.#own;
  }

  async #undoable(asked: object) {
    const id = "edit" in asked ? Number(asked.edit) : 0;
    return { id, edit: undoingOf(await this.#given.journal.undoable(id)) };
  }
}
