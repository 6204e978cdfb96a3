// Draws every chart of the page, and draws it again when the light changes.
const lights = JSON.parse(document.getElementById("lights").textContent);
const dark = window.matchMedia("(prefers-color-scheme: dark)");

function draw() {
  const light = dark.matches ? "dark" : "light";
  for (const place of document.querySelectorAll(".chart")) {
    const spec = JSON.parse(document.getElementById(place.id + "-spec").textContent);
    const options = { actions: false, renderer: "svg", ast: true, config: lights[light], tooltip: { theme: light } };
    vegaEmbed(place, { width: "container", background: "transparent", ...spec }, options).catch((problem) => {
      place.textContent = String(problem);
    });
  }
}

dark.addEventListener("change", draw);
draw();
