import { bigint, boolean, integer, jsonb, pgSchema, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Role } from "../../publish/studio/roles.ts";
import type { HostReport, Live } from "./releases.ts";

// A schema of their own: a real deployment has releases and no sandbox lender.
const releases = pgSchema("releases");
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" }).notNull();
const moment = (name: string) => instant(name).defaultNow();

/** A text by its content; shared by the releases that have it. */
export const blob = releases.table("blob", {
  print: text("print").primaryKey(),
  content: text("content").notNull(),
});

export const release = releases.table("release", {
  id: text("id").primaryKey(),
  print: text("print").notNull(),
  at: moment("at"),
  author: text("author").notNull(),
  why: text("why").notNull(),
  documents: integer("documents").notNull(),
  warnings: integer("warnings").notNull(),
  vocabulary: integer("vocabulary").notNull(),
});

/** Which text each file of a release has. */
export const releaseFile = releases.table("release_file", {
  release: text("release").notNull(),
  file: text("file").notNull(),
  print: text("print").notNull(),
});

/** What the public gets: one row, none before the first release. */
export const live = releases.table("live", {
  onlyOne: boolean("only_one").primaryKey().default(true),
  release: text("release").notNull(),
  share: integer("share").notNull(),
  previous: text("previous"),
  withdrawn: text("withdrawn"),
  wanted: text("wanted"),
  since: moment("since"),
});

/** Which releases each running host has ready, and why it cannot serve others. */
export const host = releases.table("host", {
  name: text("name").primaryKey(),
  seen: moment("seen"),
  ready: jsonb("ready").$type<HostReport["ready"]>().notNull(),
  unfit: jsonb("unfit").$type<HostReport["unfit"]>().notNull(),
  /** Whether it serves its folder, whatever is published. */
  follows: boolean("follows").notNull().default(false),
});

/** Where releases could not start, of the last hour. */
export const failedStart = releases.table(
  "failed_start",
  {
    release: text("release").notNull(),
    device: integer("device").notNull(),
    address: text("address").notNull(),
    at: moment("at"),
  },
  ({ release: of, device, address }) => [primaryKey({ columns: [of, device, address] })],
);

/** What was done, by whom and why; the database refuses to change it. */
export const audit = releases.table("audit", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  at: moment("at"),
  who: text("who").notNull(),
  said: text("said").notNull(),
  why: text("why").notNull(),
  /** Null where no other release came of it. */
  release: text("release"),
  before: jsonb("before").$type<Live>(),
  after: jsonb("after").$type<Live>(),
});

/** What was edited in the studio, in the order in which it was; the database refuses to change it. */
export const edit = releases.table("edit", {
  id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  at: moment("at"),
  who: text("who").notNull(),
  file: text("file").notNull(),
  before: text("before"),
  after: text("after"),
  pair: text("pair"),
  layer: text("layer"),
  path: jsonb("path").$type<readonly string[]>(),
  said: jsonb("said").$type<readonly string[]>().notNull(),
  undoes: bigint("undoes", { mode: "number" }),
  /** Of a document that was written with another one, as one edit: that. */
  partOf: bigint("part_of", { mode: "number" }),
});

/** Who may come into the studio by a password. */
export const operator = releases.table("operator", {
  name: text("name").primaryKey(),
  role: text("role").$type<Role>().notNull(),
  hash: text("hash").notNull(),
  since: moment("since"),
});

/** Wrong passwords in a row, by a print of the name that was typed. */
export const failedSignIn = releases.table("failed_sign_in", {
  name: text("name").primaryKey(),
  tries: integer("tries").notNull(),
  at: instant("at"),
});

/** Who is in, by prints of what his browser keeps. */
export const session = releases.table("session", {
  print: text("print").primaryKey(),
  preview: text("preview").notNull(),
  who: text("who").notNull(),
  /** Null for who came by the link. */
  operator: text("operator"),
  began: instant("began"),
  used: instant("used"),
});

/** Who has approved which documents, by their print. */
export const approval = releases.table(
  "approval",
  {
    print: text("print").notNull(),
    who: text("who").notNull(),
    liveSince: instant("live_since"),
    at: moment("at"),
  },
  ({ print, who }) => [primaryKey({ columns: [print, who] })],
);
