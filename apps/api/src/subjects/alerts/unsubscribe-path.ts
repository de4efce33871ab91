/** The path of links that end alerts. */
export const unsubscribePath = '/api/alerts/unsubscribe';
