export const THEME_KEY = 'theme';

/**
 * Runs while the head is parsed, before anything is painted: marks that there is script, and takes up the reader's
 * chosen theme. Storage may be forbidden; the system's theme then stands.
 */
export const THEME_SCRIPT = `(d=>{d.dataset.script='';try{const t=localStorage.getItem('${THEME_KEY}');if(t==='day'||t==='night')d.dataset.theme=t}catch{}})(document.documentElement)`;
