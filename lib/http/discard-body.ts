/** What is read of a body that nobody wants, so that its connection can be used again. */
const MOST_DISCARDED_BYTES = 4 * 1024 * 1024;

/**
 * Reads what is left of a request's body and throws it away. Calls share connections: the next one on this connection
 * would wait for ever behind a body that an early refusal left unread. Beyond 4 MiB it is left to the server's timeout.
 */
export async function discardBody(request: Request): Promise<void> {
  if (request.body === null || request.body.locked) return;
  const reader = request.body.getReader();
  let length = 0;
  while (length < MOST_DISCARDED_BYTES) {
    const { done, value } = await reader.read();
    if (done) return;
    length += value.length;
  }
}
