/** Length of a team's name in characters, in the onboarding form as well. */
export const TEAM_NAME_LIMITS = { min: 1, max: 40 } as const;

/** How many days an invitation link is good for, unless it is made for another time. */
export const INVITATION_DAYS = { default: 7, min: 1, max: 30 } as const;

/** How many invitations by e-mail a team has open at once. */
export const OPEN_MAIL_INVITATIONS = 100;

/** How many pictures the library of a team holds. */
export const TEAM_LIBRARY_PICTURES = 1000;
