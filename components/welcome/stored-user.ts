/** Where the browser keeps the current profile, as JSON. */
export const STORED_USER_KEY = 'user';

/** Marks the root element of a page that is being left; its content is then not shown. */
const LEAVING = 'leaving';

/** Whether this browser keeps a current profile. What cannot be read is none: malformed JSON, or storage forbidden. */
export function hasStoredUser(): boolean {
  try {
    const user = JSON.parse(localStorage.getItem(STORED_USER_KEY) ?? 'null') as { id?: unknown } | null;
    return Boolean(user?.id);
  } catch {
    return false;
  }
}

/** Goes to another document without a trace in the history, and shows nothing meanwhile. */
export function leaveFor(path: string): void {
  const { dataset } = document.documentElement;
  if (dataset[LEAVING] !== undefined) return;
  dataset[LEAVING] = '';
  location.replace(path);
}

/** The same two as a script for the page itself, which runs before anything is painted. */
export const leaveScript = (path: string) =>
  `try{if(JSON.parse(localStorage.getItem('${STORED_USER_KEY}'))?.id){document.documentElement.dataset.${LEAVING}='';location.replace('${path}')}}catch{}`;
