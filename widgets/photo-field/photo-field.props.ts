/* Generated from photo-field.schema.json by npm run generate. */

/**
 * A photo from the camera or a file, made small and free of metadata before anybody sees it. The steps of `pick` send it and set the bound value to what the receiver calls it; the picture itself is never kept in state.
 */
export interface PhotoFieldProps {
  /**
   * The words above the field; also its accessible name.
   */
  label: string;
  /**
   * One line below the field, shown while there is no error.
   */
  help?: string;
  /**
   * The camera that fits: back for documents (default), front for a face.
   */
  facing?: "front" | "back";
  /**
   * Sending the last photo failed: it can be sent again.
   */
  failed?: boolean;
  /**
   * Somebody else takes the photo: the camera's button says `capture` and the photo comes back as `given`.
   */
  asks?: boolean;
  /**
   * Somebody else lets a photo be chosen: the file's button says `choose` and the photo comes back as `given`.
   */
  asksFile?: boolean;
  /**
   * A photo that somebody else took, as a data address; made small and handed out by `pick` like any other.
   */
  given?: string;
  /**
   * A photo that is there can be taken away again; the steps of `remove` empty the bound value.
   */
  removable?: boolean;
}
