/** The area of a screen: the folder it lies in; screens of an area are fetched together. */
export const areaOf = (file: string): string => file.split("/")[1] ?? "shared";
