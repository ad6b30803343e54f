/** Where the promise ends, what is not claimed, and how to try all of it. */
export function Limits() {
  return (
    <>
      <section id="other-years" aria-labelledby="other-years-title">
        <h2 id="other-years-title">Before 1900 and after 2050</h2>
        <div>
          <p>
            From 1800 to 1899 and from 2051 to 2099 we promise 30″ instead, and answers for those years say
            so. The theories hold as well there as here, as the three centuries above show. What is uncertain
            is ΔT, the gap between the turning Earth and an even clock: each second of it moves the Moon by
            0.55″, and every other graha by less. In a dasha, 30″ of the Moon are up to five days.
          </p>
        </div>
      </section>
      <section id="not-claimed" aria-labelledby="not-claimed-title">
        <h2 id="not-claimed-title">What is not claimed</h2>
        <ul>
          <li>
            Better places of Jupiter and Saturn than these: they are as far from DE431 as the theory behind
            them, VSOP87, is.
          </li>
          <li>
            A known ΔT before 1895 or after 2060. The older values are inferred from old eclipses, the later
            ones carry today’s trend on.
          </li>
          <li>
            Sunrise to the second where you stand. Hills, height and the day’s air move it by a minute or
            more.
          </li>
          <li>
            More than the birth time allows. A minute of it turns the lagna by a quarter of a degree on
            average, thousands of times the differences above; a chart near an edge says so.
          </li>
          <li>
            One right answer where books differ, as over Vashya, yogas or combustion. Arithmetic cannot settle
            those, so each answer names the rule it took.
          </li>
          <li>That the sky foretells. These figures say where it stands, and nothing else.</li>
        </ul>
      </section>
      <section id="repeat" aria-labelledby="repeat-title">
        <h2 id="repeat-title">Repeat it</h2>
        <div>
          <p>
            The code is open, and the reference figures lie in it, each file with its source. In a copy of the
            repository:
          </p>
          <pre>
            <code>npm run accuracy</code>
          </pre>
          <p>
            computes everything above anew in a few seconds, without a network, and writes the file that this
            page is made of. <code>npm test</code> fails when the page says anything else.
          </p>
        </div>
      </section>
    </>
  );
}
