import type { TeamMark } from "@buck/words";

/** A team by letter, shape and color, and by name for those who see none of them. */
export function TeamBadge({ team }: { team: TeamMark | null | undefined }) {
  if (team === null || team === undefined) return null;
  return (
    <span className="team-badge" data-team={team.letter} aria-hidden="true">
      {team.letter}
    </span>
  );
}
