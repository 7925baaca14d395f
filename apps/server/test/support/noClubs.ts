/** For tests in which there are no clubs. */
export const noClubs = {
  codes: () => [],
  unloadQuiet: async () => [],
  unloadUnreached: async () => {},
  knowsMember: () => false,
  dates: async () => null,
  enter: async () => ({ ok: false, error: "NO_SUCH_CLUB" }) as const,
};
