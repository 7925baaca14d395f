import type { ClubFrame } from "@buck/protocol";
import { useState } from "react";
import { usePlayerName } from "../device/player.ts";
import { clubTexts } from "../texts/en/club.ts";
import { useTexts } from "../texts/useLanguage.ts";
import { Confirm, Dialog } from "../ui/Dialog.tsx";
import { NameField } from "../ui/NameDialog.tsx";
import { MemberFace } from "./MemberFace.tsx";
import { useClub } from "./context.ts";

type Member = ClubFrame["members"][number];

/** Everybody who belongs; organizers find their tools behind a name. */
export function Members() {
  const t = useTexts(clubTexts).members;
  const { club, tell } = useClub();
  const [open, setOpen] = useState<string | null>(null);
  const { you, removed } = club;
  const shown = club.members.find(({ memberId }) => memberId === open);
  const members = club.members.toSorted(
    (a, b) => Number(b.isHere) - Number(a.isHere) || a.name.localeCompare(b.name),
  );
  return (
    <section className="sheet card-sheet" aria-label={t.title({ count: members.length })}>
      <h2>{t.title({ count: members.length })}</h2>
      <ul className="member-list">
        {members.map((member) => {
          const notes = [
            member.memberId === you.memberId ? t.you : null,
            member.isOrganizer ? t.organizer : null,
            member.isHere ? t.isHere : null,
          ].filter((note) => note !== null);
          const words = (
            <>
              <MemberFace look={member.look} />
              <span>
                <b>{member.name}</b>
                {notes.length > 0 && <small className="soft">{notes.join(", ")}</small>}
              </span>
            </>
          );
          const mayOpen = you.isOrganizer || member.memberId === you.memberId;
          return (
            <li key={member.memberId} data-here={member.isHere}>
              {mayOpen ? (
                <button type="button" className="member" onClick={() => setOpen(member.memberId)}>
                  {words}
                </button>
              ) : (
                <span className="member">{words}</span>
              )}
            </li>
          );
        })}
      </ul>
      {you.isOrganizer && removed.length > 0 && (
        <>
          <h3>{t.removed}</h3>
          <div className="choices">
            {removed.map(({ memberId, name }) => (
              <button
                key={memberId}
                type="button"
                className="button paper small"
                onClick={() => void tell({ type: "readmit", memberId })}
              >
                {t.readmit({ name })}
              </button>
            ))}
          </div>
        </>
      )}
      {shown !== undefined && <MemberDialog member={shown} onClose={() => setOpen(null)} />}
    </section>
  );
}

function MemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTexts(clubTexts).members;
  const { club, tell } = useClub();
  const [sheet, setSheet] = useState<"rename" | "merge" | "remove" | null>(null);
  const { memberId, name, isOrganizer } = member;
  const isYou = memberId === club.you.memberId;
  if (sheet === "rename") return <RenameDialog member={member} isYou={isYou} onClose={onClose} />;
  if (sheet === "merge") return <MergeDialog member={member} onClose={onClose} />;
  if (sheet === "remove") {
    return (
      <Confirm
        title={t.removeTitle({ name })}
        text={t.removeText}
        yes={t.remove}
        no={t.keep}
        onYes={() => {
          onClose();
          void tell({ type: "removeMember", memberId });
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="menu-list">
        <button type="button" className="button paper wide" onClick={() => setSheet("rename")}>
          {isYou ? t.renameYou : t.rename}
        </button>
        {club.you.isOrganizer && (
          <>
            <button
              type="button"
              className="button paper wide"
              onClick={() => {
                onClose();
                void tell({ type: "makeOrganizer", memberId, organizer: !isOrganizer });
              }}
            >
              {isOrganizer ? t.noOrganizer : t.makeOrganizer}
            </button>
            {club.members.length > 1 && (
              <button type="button" className="button paper wide" onClick={() => setSheet("merge")}>
                {t.merge}
              </button>
            )}
            {!isYou && (
              <button type="button" className="button paper wide" onClick={() => setSheet("remove")}>
                {t.remove}
              </button>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

interface RenameProps {
  readonly member: Member;
  readonly isYou: boolean;
  readonly onClose: () => void;
}

function RenameDialog({ member, isYou, onClose }: RenameProps) {
  const t = useTexts(clubTexts).members;
  const { tell } = useClub();
  const [name, setName] = useState(member.name);
  const save = async () => {
    if (!(await tell({ type: "rename", memberId: member.memberId, name }))) return;
    if (isYou) usePlayerName.setState({ name });
    onClose();
  };
  return (
    <Dialog title={isYou ? t.renameYou : t.renameTitle(member)} onClose={onClose}>
      <form
        className="small-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <NameField label={t.rename} name={name} onChange={setName} />
        <button type="submit" className="button main wide">
          {t.save}
        </button>
      </form>
    </Dialog>
  );
}

function MergeDialog({ member, onClose }: Omit<RenameProps, "isYou">) {
  const t = useTexts(clubTexts).members;
  const { club, tell } = useClub();
  const others = club.members.filter(({ memberId }) => memberId !== member.memberId);
  return (
    <Dialog title={t.mergeTitle(member)} onClose={onClose}>
      <p className="soft">{t.mergeText}</p>
      <div className="menu-list">
        {others.map(({ memberId, name }) => (
          <button
            key={memberId}
            type="button"
            className="button paper wide"
            onClick={() => {
              onClose();
              void tell({ type: "mergeMembers", from: member.memberId, into: memberId });
            }}
          >
            {t.mergeWith({ name })}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
