import { Camera, Image } from "lucide-react";

/** What a photo may come from. */
export const sourceIcons = { camera: Camera, file: Image };
