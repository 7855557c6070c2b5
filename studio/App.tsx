import { useAtom } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import { HashRouter, Link, Route, Routes } from "react-router-dom";
import { type Session, type Ways, whoIsIn } from "./asking/ask.ts";
import { Frame } from "./frame/Frame.tsx";
import { BrandPage } from "./pages/BrandPage.tsx";
import { Brands } from "./pages/Brands.tsx";
import { Changes } from "./pages/Changes.tsx";
import { Paper } from "./pages/Paper.tsx";
import { Publish } from "./pages/Publish.tsx";
import { SignIn } from "./pages/SignIn.tsx";
import { Compare } from "./pages/Compare.tsx";
import { CompareReleases } from "./pages/CompareReleases.tsx";
import { Texts } from "./texts/Texts.tsx";
import { Why } from "./pages/Why.tsx";
import { Wrong } from "./pages/Wrong.tsx";
import { Empty } from "./parts/Empty.tsx";
import parts from "./parts/parts.module.css";
import { signedOutAtom } from "./asking/heard.ts";
import { ByHandContext } from "./asking/use-kept.ts";
import { RoleContext } from "./asking/use-may.ts";
import { isBegunAnew } from "./focus/begin-anew.ts";
import { focusHeading } from "./focus/focus-heading.ts";
import { useKeptPlace } from "./focus/use-kept-place.ts";

/** The studio, for whoever is in. */
export function App(): ReactNode {
  const [session, setSession] = useState<Session | Ways | "unreachable">();
  const [signedOut, setSignedOut] = useAtom(signedOutAtom);
  const [tries, setTries] = useState(0);
  useKeptPlace();
  useEffect(() => (isBegunAnew() ? focusHeading() : undefined), []);
  // Once the session is over it is asked how somebody comes in.
  useEffect(() => {
    whoIsIn().then(
      (found) => {
        setSession(found);
        // Somebody has signed in meanwhile, by another page of this browser.
        if ("who" in found) setSignedOut(false);
      },
      () => setSession("unreachable"),
    );
  }, [signedOut, setSignedOut, tries]);
  if (session === undefined) return null;
  if (session === "unreachable")
    return (
      <main>
        <Empty whole title="The studio does not answer">
          <p>See whether the app still runs in its terminal, then try again.</p>
          <button type="button" className={parts.button} onClick={() => setTries(tries + 1)}>
            Try again
          </button>
        </Empty>
      </main>
    );
  if (!("who" in session)) return <SignIn ways={session} over={signedOut} />;
  return (
    <RoleContext value={session.role}>
      <ByHandContext value={!session.follows}>
        <HashRouter>
          <Routes>
            <Route element={<Frame session={session} />}>
              <Route index element={<Brands />} />
              <Route path="brand/:business/:channel/:section?" element={<BrandPage session={session} />} />
              <Route path="texts" element={<Texts />} />
              <Route path="compare/releases/:from?/:to?" element={<CompareReleases />} />
              <Route path="compare/:left?/:right?/:view?" element={<Compare session={session} />} />
              <Route path="why/:decision?" element={<Why />} />
              <Route path="paper/*" element={<Paper />} />
              <Route path="changes" element={<Changes />} />
              <Route path="publish" element={<Publish session={session} />} />
              <Route path="wrong" element={<Wrong />} />
              <Route path="*" element={<NoPage />} />
            </Route>
          </Routes>
        </HashRouter>
      </ByHandContext>
    </RoleContext>
  );
}

const NoPage = (): ReactNode => (
  <Empty whole title="There is no such page">
    <p>The address may be mistyped, or from an earlier version of the studio.</p>
    <Link to="/">All brands</Link>
  </Empty>
);
