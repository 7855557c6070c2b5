const query = (name: string, description: string, more: object = {}) => ({
  name,
  in: "query",
  required: false,
  description,
  schema: { type: "string", ...more },
});
const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" },
});

/** What every call carries (C1, C3); the names of the query are the brand's (`api.names`). */
export const parameters: Readonly<Record<string, object>> = {
  userId: query("userId", "The number of the borrower; proves nothing."),
  channelFlag: query("channelFlag", "How the app runs."),
  bizType: query("bizType", "Business code of the brand."),
  bl: query("bl", "Language.", { enum: ["en_US", "zh_CN"] }),
  c: query("c", "Channel code of the brand."),
  ekh5: query("ekh5", "1 where bodies are sealed, on the web.", { enum: ["1"] }),
  sl: query("sl", "Where the borrower came from."),
  "device-id": header("device-id", "Id of the device, base64."),
  cipher: header("cipher", "Key id and nonce of a sealed call: docs/decisions/0003-encryption.md."),
  "idempotency-key": header(
    "idempotency-key",
    "The intent: the same key is the same wish, over retries, reloads and tabs.",
  ),
};
