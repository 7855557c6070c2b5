/** A pair whose brand is not served until a document of it is mended. */
export class BrandClosed extends Error {
  /** Its HTTP status: to be asked for again later. */
  readonly statusCode = 503;

  constructor(business: string, channel: string) {
    super(`the brand of ${business}-${channel} is not served until its documents are mended`);
    this.name = "BrandClosed";
  }
}
