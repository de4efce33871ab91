/** Milliseconds in which a second press belongs to the first: Send comes to stand where Next was, a question where nothing was. */
export const doublePressMs = 500;
