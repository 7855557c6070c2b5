import "./studio.css";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root");
createRoot(root).render(<App />);
