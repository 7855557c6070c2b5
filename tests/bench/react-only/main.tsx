import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

// React alone: what the bytes of an engine are measured from.
flushSync(() => createRoot(document.getElementById("root") as HTMLElement).render(<div />));
