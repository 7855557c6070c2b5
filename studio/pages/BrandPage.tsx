import type { ReactNode } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import type { Session } from "../asking/ask.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { Bones } from "../brand/Bones.tsx";
import { Brand } from "../brand/Brand.tsx";
import { Unread } from "./Unread.tsx";
import { groupShown } from "../parts/group-shown.ts";
import { Empty } from "../parts/Empty.tsx";
import { usePageTitle } from "../parts/page-title.ts";

/** A brand by its name, that a file of it cannot be read, or that there is none. */
export function BrandPage({ session }: { readonly session: Session }): ReactNode {
  const { business = "", channel = "", section } = useParams();
  const [query] = useSearchParams();
  const { told, wrong } = useAnswer("brand", { business, channel });
  const isUnread = told !== undefined && "unread" in told;
  const sheet = isUnread ? undefined : told;
  const shown = sheet && groupShown(sheet.sections, section, query.get("value"));
  const group = sheet?.sections.find(({ id }) => id === shown)?.title;
  const brand = `${sheet ? `${sheet.name} ` : ""}${business}/${channel}`;
  usePageTitle(group === undefined ? brand : `${group} · ${brand}`);
  if (isUnread) return <Unread told={told} />;
  if (sheet) return <Brand session={session} told={sheet} wrong={wrong} />;
  if (wrong === undefined) return <Bones />;
  return (
    <Empty whole title="This brand cannot be shown">
      <p>{wrong}</p>
      <Link to="/">All brands</Link>
    </Empty>
  );
}
