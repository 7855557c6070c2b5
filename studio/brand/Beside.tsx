import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { SheetLayer } from "../../publish/studio/brand-sheet.ts";
import { paperAt } from "../parts/paper-at.ts";
import css from "./brand.module.css";
import { layerWords } from "../../publish/words/layer-words.ts";

/** What else makes a brand: the words that all of them speak, and the documents as they are written. */
export const Beside = ({ layers }: { readonly layers: readonly SheetLayer[] }): ReactNode => (
  <nav aria-label="What else makes this brand" className={css.beside}>
    <p>As it is written</p>
    <ul>
      <li>
        <Link to="/texts">Texts, of all brands</Link>
      </li>
      {layers.map((layer) => (
        <li key={layer.name}>
          <Link to={paperAt(layer.file)}>JSON for {layerWords(layer.file)}</Link>
        </li>
      ))}
    </ul>
  </nav>
);
