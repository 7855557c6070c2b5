import type { ReactNode } from "react";

/** Enter in a field submits. Only where there are fields: a browser walks all buttons of a form for each one added. */
export function Fields({ form, children }: { form: boolean; children: ReactNode }): ReactNode {
  if (!form) return <div className="fields">{children}</div>;
  return (
    <form className="fields" noValidate onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
