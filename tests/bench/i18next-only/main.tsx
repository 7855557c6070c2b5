import { createInstance } from "i18next";

// What the app's source of texts weighs; the engine itself only asks for a text by key.
void createInstance().init({ resources: {} });
