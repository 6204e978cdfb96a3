"use strict";
const $ = (id) => document.getElementById(id);
const when = (ms) => (ms ? new Date(ms).toLocaleTimeString() : "–");

function row(cells) {
  const tr = document.createElement("tr");
  for (const cell of cells) tr.appendChild(document.createElement("td")).textContent = String(cell);
  return tr;
}

function figure(name, value) {
  const box = document.createElement("div");
  box.appendChild(document.createElement("dt")).textContent = name;
  box.appendChild(document.createElement("dd")).textContent = String(value);
  return box;
}

async function refresh() {
  try {
    const s = await (await fetch("state")).json();
    $("status").textContent = s.draining ? "Draining: nobody is let in." : "Open.";
    $("figures").replaceChildren(
      figure("Sockets", s.sockets), figure("Tables in memory", s.open_tables), figure("Commands", s.commands || 0),
      figure("Minutes up", Math.floor(s.up_s / 60)), figure("Redis", s.bus === null ? "not used" : s.bus ? "up" : "down"),
      ...Object.entries(s.counts.phases).map(([phase, n]) => figure(`Tables: ${phase}`, n)),
      figure("Log entries", s.counts.entries ?? "–"));
    $("processes").replaceChildren(...s.processes.map((p) => row([p.id, p.address, when(p.started), p.draining ? "yes" : "no"])));
    $("tables").replaceChildren(...s.tables.map((t) => row([t.table, t.phase, when(t.updated), when(t.due)])));
  } catch {
    $("status").textContent = "The server does not answer.";
  }
}

const post = (path) => fetch(path, { method: "POST", headers: { "x-blackgate": "1" } });
$("drain").onclick = async () => { await post("drain"); $("said").textContent = "Everybody was asked to come again; nobody new is let in."; refresh(); };
$("open").onclick = async () => { await post("open"); $("said").textContent = "Open again."; refresh(); };
$("backup").onclick = async () => {
  $("said").textContent = "Backing up …";
  const answer = await post("backup");
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") || "")?.[1] || "blackgate.jsonl.gz";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
  $("said").textContent = `Saved as ${name}. It holds the dice of games that go on: keep it to yourself.`;
};
refresh();
setInterval(refresh, 2000);
