import { useAtom } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import { HashRouter, Link, NavLink, Outlet, Route, Routes, useLocation } from "react-router-dom";
import css from "./app.module.css";
import { leave, type Session, type Ways, whoIsIn } from "./asking/ask.ts";
import { BrandPage } from "./pages/BrandPage.tsx";
import { Brands } from "./pages/Brands.tsx";
import { Changes } from "./pages/Changes.tsx";
import { Paper } from "./pages/Paper.tsx";
import { Publish } from "./pages/Publish.tsx";
import { SignIn } from "./pages/SignIn.tsx";
import { Compare } from "./pages/Compare.tsx";
import { CompareReleases } from "./pages/CompareReleases.tsx";
import { Why } from "./pages/Why.tsx";
import { Wrong } from "./pages/Wrong.tsx";
import { Empty } from "./parts/Empty.tsx";
import { titleAt, usePageTitle } from "./parts/page-title.ts";
import parts from "./parts/parts.module.css";
import { signedOutAtom, useAnswer } from "./asking/use-answer.ts";
import { RoleContext, useMay } from "./asking/use-may.ts";
import { useNews } from "./asking/use-news.ts";

const pages = [
  { to: "/", name: "Brands" },
  { to: "/compare", name: "Compare" },
  { to: "/why", name: "Why" },
  { to: "/changes", name: "Changes" },
  { to: "/publish", name: "Publish" },
  { to: "/wrong", name: "Checks" },
];

/** The studio, for whoever is in. */
export function App(): ReactNode {
  const [session, setSession] = useState<Session | Ways | "unreachable">();
  const [signedOut, setSignedOut] = useAtom(signedOutAtom);
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
  }, [signedOut, setSignedOut]);
  if (session === undefined) return null;
  if (session === "unreachable")
    return (
      <main>
        <Empty whole title="The studio does not answer">
          <p>See whether the app still runs in its terminal, then load this page again.</p>
        </Empty>
      </main>
    );
  if (!("who" in session)) return <SignIn ways={session} over={signedOut} />;
  return (
    <RoleContext value={session.role}>
      <HashRouter>
        <Routes>
          <Route element={<Frame session={session} />}>
            <Route index element={<Brands />} />
            <Route path="brand/:business/:channel/:section?" element={<BrandPage session={session} />} />
            <Route path="compare/releases/:from?/:to?" element={<CompareReleases />} />
            <Route path="compare/:left?/:right?/:view?" element={<Compare preview={session.preview} />} />
            <Route path="why/:decision?" element={<Why />} />
            <Route path="paper/*" element={<Paper />} />
            <Route path="changes" element={<Changes />} />
            <Route path="publish" element={<Publish session={session} />} />
            <Route path="wrong" element={<Wrong />} />
            <Route path="*" element={<NoPage />} />
          </Route>
        </Routes>
      </HashRouter>
    </RoleContext>
  );
}

function Frame({ session }: { readonly session: Session }): ReactNode {
  useNews();
  usePageTitle(titleAt(useLocation().pathname));
  const { may, why } = useMay("editor");
  const signOut = async (everywhere: boolean) => {
    await leave(everywhere);
    window.location.reload();
  };
  return (
    <div className={css.frame}>
      <header className={css.bar}>
        <span className={css.title}>Studio</span>
        <nav aria-label="Pages" className={css.pages}>
          {pages.map(({ to, name }) => (
            <NavLink key={to} to={to} end={to === "/"} className={css.page}>
              {name}
            </NavLink>
          ))}
        </nav>
        <State />
        <span className={css.who}>
          {session.who}, {session.role}
        </span>
        <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={() => void signOut(false)}>
          Sign out
        </button>
        <button type="button" className={`${parts.button} ${parts.quiet}`} onClick={() => void signOut(true)}>
          Sign out everywhere
        </button>
        {!may && <p className={css.looksOn}>{why}</p>}
      </header>
      <main className={css.main}>
        <Outlet />
      </main>
    </div>
  );
}

const NoPage = (): ReactNode => (
  <Empty whole title="There is no such page">
    <p>The address may be mistyped, or from an earlier version of the studio.</p>
    <Link to="/">All brands</Link>
  </Empty>
);

/** Whether the documents are right, on every page. */
function State(): ReactNode {
  const { told } = useAnswer("marks", {});
  if (!told) return <span className={css.state} />;
  const errors = told.marks.filter(({ warning }) => !warning).length;
  const warnings = told.marks.length - errors;
  const tone = errors > 0 ? parts.bad : warnings > 0 ? parts.warn : parts.good;
  const words =
    errors > 0
      ? `${errors} ${errors === 1 ? "error" : "errors"}: borrowers keep the last good documents`
      : warnings > 0
        ? `Right, with ${warnings} ${warnings === 1 ? "warning" : "warnings"}`
        : "All documents are right";
  return (
    <span className={css.state}>
      <NavLink to="/wrong" className={`${parts.chip} ${tone}`}>
        {words}
      </NavLink>
    </span>
  );
}
