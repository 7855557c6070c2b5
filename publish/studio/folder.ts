/** What is compared in place of a release, where it is the folder as it would be published. */
export const FOLDER = "folder";
