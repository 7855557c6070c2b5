import "../../widgets/tokens.css";
import { Gallery } from "./Gallery.tsx";
import { openGallery } from "./open-gallery.tsx";

/** Draws the gallery in the brand and language of the address: `?b=&c=&language=&widget=`. */
void openGallery(({ boot, find, query }) => (
  <Gallery
    boot={boot}
    find={find}
    only={query.get("widget") ?? undefined}
    example={query.get("example") ?? undefined}
  />
));
