import { type ReactNode, useRef, useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import type { Json, JsonObject } from "../../publish/documents/json.ts";
import { useAnswer } from "../asking/use-answer.ts";
import lists from "../pages/lists.module.css";
import { Empty } from "../parts/Empty.tsx";
import { Notice } from "../parts/Notice.tsx";
import parts from "../parts/parts.module.css";
import { Answer } from "./Answer.tsx";
import { begunIn } from "./begins-by.ts";
import { BeginWithCase } from "./BeginWithCase.tsx";
import { Cases } from "./Cases.tsx";
import css from "./decision.module.css";
import { InputForm } from "./InputForm.tsx";
import { TitlesContext } from "../parts/titles.ts";
import { inputTitles } from "./input-titles.ts";
import { Unnoticed } from "./Unnoticed.tsx";
import { takesOf } from "./value-words.ts";
import { withInput } from "./with-input.ts";

/** One decision: what it is told, what comes of that and why, its cases, and what none of them would notice. */
export function Decision({ id }: { readonly id: string }): ReactNode {
  const { told, wrong } = useAnswer("decision", { decision: id });
  const [params, setParams] = useSearchParams();
  // The router knows no type of what a link gave its place.
  const inApp = begunIn(useLocation().state as Json | undefined);
  const [edited, setEdited] = useState<JsonObject | undefined>(inApp?.inputs);
  const [begins, setBegun] = useState(0);
  const [tab, setTab] = useState("why");
  const tabs = useRef<HTMLDivElement>(null);
  if (!told) return wrong === undefined ? <Bones /> : <Unshown why={wrong} />;
  const wanted = Number(params.get("case") ?? "1");
  const begun = told.cases.find((one) => one.at === wanted) ?? told.cases[0];
  const inputs = edited ?? begun?.given ?? {};
  const of = takesOf(told.form.flatMap(({ fields }) => fields));
  const begin = (at: number) => {
    setEdited(undefined);
    setBegun((before) => before + 1);
    setParams({ case: String(at) }, { replace: true });
    setTab("why");
  };
  const beginHere = (at: number) => {
    begin(at);
    // What was pressed is gone with its tab: whoever is at the keys goes on at what shows in its place.
    tabs.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
  };
  const failing = told.cases.filter(({ row, found }) => row !== found).length;
  return (
    <div className={css.around}>
      <div className={css.page}>
        <div className={css.head}>
          <Link to="/why" className={css.back}>
            ← All decisions
          </Link>
          <h1>{told.title}</h1>
          <p className={css.says}>{told.says}</p>
          {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
          {inApp && (
            <Notice>
              Told what the app of {inApp.brand} was told in the preview, as far as it made a difference. There it came
              to <strong>{told.reasons[inApp.row] ?? inApp.row}</strong>.
            </Notice>
          )}
          <div className={css.begin}>
            <BeginWithCase cases={told.cases} at={inApp ? 0 : (begun?.at ?? 0)} begin={begin} />
            <button type="button" className={parts.button} onClick={() => begin(begun?.at ?? 1)}>
              As the case says
            </button>
          </div>
        </div>
        <InputForm
          // What was typed and not yet said goes with the case that it was typed over.
          key={`${begun?.at} ${begins}`}
          form={told.form}
          inputs={inputs}
          set={(path, value) => setEdited(withInput(inputs, path, value))}
        />
        <Tabs
          ref={tabs}
          className={css.answer ?? ""}
          selectedKey={tab}
          onSelectionChange={(key) => setTab(String(key))}
        >
          <TabList className={css.tabs ?? ""} aria-label="What is shown of the decision">
            <Tab id="why" className={css.tab ?? ""}>
              What comes of it
            </Tab>
            <Tab id="cases" className={css.tab ?? ""}>
              Cases <span className={css.count}>{failing > 0 ? `${failing} fail` : told.cases.length}</span>
            </Tab>
            <Tab id="unnoticed" className={css.tab ?? ""}>
              What no case notices
            </Tab>
          </TabList>
          <TabPanel id="why" className={css.panel ?? ""}>
            <TitlesContext value={inputTitles(told.form)}>
              <Answer id={id} inputs={inputs} of={of} />
            </TitlesContext>
          </TabPanel>
          <TabPanel id="cases" className={css.panel ?? ""}>
            <Cases cases={told.cases} reasons={told.reasons} at={edited ? undefined : begun?.at} begin={beginHere} />
          </TabPanel>
          <TabPanel id="unnoticed" className={css.panel ?? ""}>
            <Unnoticed id={id} untried={told.untried} reasons={told.reasons} isFailing={failing > 0} of={of} />
          </TabPanel>
        </Tabs>
      </div>
    </div>
  );
}

const Unshown = ({ why }: { readonly why: string }): ReactNode => (
  <div className={lists.page}>
    <h1>Why</h1>
    <Empty title="This decision cannot be shown">
      <p>{why}</p>
      <Link to="/why">All decisions</Link>
    </Empty>
  </div>
);

const Bones = (): ReactNode => (
  <div className={css.around}>
    <div className={css.page} role="status" aria-label="The decision is being read">
      <div className={css.head}>
        <div className={`${parts.bone} ${css.low}`} />
      </div>
      <div className={`${parts.bone} ${css.tall}`} />
      <div className={`${parts.bone} ${css.tall}`} />
    </div>
  </div>
);
