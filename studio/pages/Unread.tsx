import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { UnreadBrand } from "../../publish/studio/brand-sheet.ts";
import { layerWords } from "../../publish/words/layer-words.ts";
import { useKept } from "../asking/use-kept.ts";
import { Empty } from "../parts/Empty.tsx";
import { paperAt } from "../parts/paper-at.ts";

/** A brand of which a file cannot be read: where that is mended, and what borrowers have meanwhile. */
export const Unread = ({ told: { pair, unread } }: { readonly told: UnreadBrand }): ReactNode => (
  <Empty whole title={`A file of brand ${pair} cannot be read`}>
    {unread.map(({ file, line, message }) => (
      <p key={file}>
        What is said for {layerWords(file)} cannot be read: {message}.{" "}
        <Link to={paperAt(file, line)}>
          Mend it in {file}:{line}
        </Link>
      </p>
    ))}
    <p>Borrowers keep {useKept()}. The brand shows here again as soon as its file can be read.</p>
    <Link to="/wrong">All that is wrong</Link>
    <Link to="/">All brands</Link>
  </Empty>
);
