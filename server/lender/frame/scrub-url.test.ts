import { expect, it } from "vitest";
import { scrubUrl } from "./scrub-url.ts";

it.each([
  ["/ostrader/loan/apply?token=abc&userId=5&bl=en_US", "/ostrader/loan/apply?token=***&userId=***&bl=en_US"],
  ["/a?c=302&TOKEN=x", "/a?c=302&TOKEN=***"],
  ["/a", "/a"],
])("C1 logs %s as %s", (url, logged) => expect(scrubUrl(url)).toBe(logged));
