import "../../widgets/tokens.css";
import { chapters } from "virtual:reference";
import { openGallery } from "../gallery/open-gallery.tsx";
import { Reference } from "./Reference.tsx";

/** Draws the reference; `#E321`, `#verb-go`, `#widgets` open it there. */
void openGallery(({ find }) => <Reference chapters={chapters} find={find} />);
