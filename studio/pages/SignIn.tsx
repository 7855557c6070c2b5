import { type FormEvent, type ReactNode, useState } from "react";
import { signIn, type Ways } from "../asking/ask.ts";
import { beginAnew } from "../focus/begin-anew.ts";
import { Empty } from "../parts/Empty.tsx";
import { Notice } from "../parts/Notice.tsx";
import { usePageTitle } from "../parts/page-title.ts";
import parts from "../parts/parts.module.css";
import css from "./sign-in.module.css";

interface SignInProps {
  readonly ways: Ways;
  /** Whether somebody was in, and is not any more. */
  readonly over: boolean;
}

/** How somebody comes in: by his name and password, by a link of the machine's terminal, or both. */
export function SignIn({ ways, over }: SignInProps): ReactNode {
  usePageTitle("Sign in");
  return (
    <main className={css.page}>
      {over && <Notice tone="warn">You are signed out.</Notice>}
      {ways.password ? (
        <>
          <Form />
          {ways.link && (
            <p className={css.link}>On the machine itself the link in the app's terminal lets you in as well.</p>
          )}
        </>
      ) : (
        <Empty whole title="Nobody is signed in here">
          <p>
            {ways.link
              ? "Open the studio by the link that the app's terminal shows. Each link lets one person in, once; a new one is shown as soon as it was used."
              : "Nobody may come in any more: whoever runs the app adds operators."}
          </p>
        </Empty>
      )}
    </main>
  );
}

function Form(): ReactNode {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setWrong(undefined);
    const refused = await signIn(name, password);
    if (refused === undefined) return beginAnew();
    setWrong(refused);
    setPassword("");
    setBusy(false);
  };
  return (
    <form
      className={css.form}
      aria-labelledby="sign-in"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <h1 id="sign-in">Sign in to the studio</h1>
      <label>
        Name
        <input
          value={name}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label>
        Password
        <input
          type="password"
          value={password}
          autoComplete="current-password"
          maxLength={200}
          required
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      {wrong !== undefined && <Notice tone="bad">{wrong}</Notice>}
      <button type="submit" className={`${parts.button} ${parts.strong}`} disabled={busy}>
        {busy ? "Signing in …" : "Sign in"}
      </button>
      <p className={css.help}>
        Whoever runs the app adds you, gives you a new password, and lets you in after a lock-out.
      </p>
    </form>
  );
}
