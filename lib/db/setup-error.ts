/**
 * Something outside the program stops the start: a database that cannot be reached, a folder that cannot be written.
 * `message` is one line that names the trouble and the remedy; it is safe to show and never holds a password.
 */
export class SetupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s*\n\s*/g, ' '), options);
    this.name = 'SetupError';
  }
}
