import { readDocuments } from "../../../publish/documents/read-documents.ts";
import { saidByAll } from "../../../publish/documents/said-by.ts";

const { all } = readDocuments(process.cwd());

/** Every field that nobody else may see, as `document.field`, from the documents themselves. */
export function secretFields(): string[] {
  return [...saidByAll("screen", all), ...saidByAll("dialog", all)]
    .flatMap(({ id, form = {} }) =>
      Object.keys(form).flatMap((name) => (form[name]?.sensitive ? [`${id}.${name}`] : [])),
    )
    .sort();
}

/** The paths of the calls that take a picture: a secret too large to be typed. */
export function pictureCalls(): string[] {
  return saidByAll("call", all)
    .filter(({ request }) =>
      Object.values(request.properties ?? {}).some(
        ({ writeOnly, maxLength }) => writeOnly === true && typeof maxLength === "number" && maxLength > 100_000,
      ),
    )
    .map(({ path }) => path)
    .sort();
}

/** The n-th of up to 90 digit strings whose beginnings of four digits differ and stand for no year, code, PIN or amount of the product. */
export function canaryDigits(index: number): string {
  const start = 3067 + 73 * index;
  let state = 7_919 * (index + 3);
  let digits = String(start);
  while (digits.length < 16) {
    state = (state * 48_271) % 2_147_483_647;
    digits += String(state).slice(-1);
  }
  return digits;
}
