// Draw every chart of the page, and draw it again when the colour scheme changes.
const themes = JSON.parse(document.getElementById("themes").textContent);
const dark = window.matchMedia("(prefers-color-scheme: dark)");

function draw() {
  const theme = dark.matches ? "dark" : "light";
  for (const element of document.querySelectorAll(".chart")) {
    const spec = JSON.parse(document.getElementById(element.id + "-spec").textContent);
    const options = { actions: false, renderer: "svg", ast: true, config: themes[theme], tooltip: { theme } };
    vegaEmbed(element, { width: "container", background: "transparent", ...spec }, options).catch((problem) => {
      element.textContent = String(problem);
    });
  }
}

dark.addEventListener("change", draw);
draw();
