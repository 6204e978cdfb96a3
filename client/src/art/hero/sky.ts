// The night sky, 1440 x 560: stars, the moon, engraved lines, hills.
import { DOWN, linear } from "../shared-defs";
import { roundTo1, rng } from "../svg";

/** `moonAt` is a transform attribute that moves the moon with its halo and clouds. */
export const skyDefs = (moonAt = ""): string =>
  linear("h-sky", DOWN, [[0, "#060A14"], [0.55, "#12213C"], [1, "#335A88"]]) +
  `<mask id="h-skym" maskUnits="userSpaceOnUse" x="0" y="0" width="1440" height="560"><rect width="1440" height="560" fill="#fff"/><circle cx="1312" cy="190" r="470" fill="url(#hole)"${moonAt}/></mask>`;

function stars(): string {
  const r = rng(77);
  let d = "";
  for (let i = 0; i < 130; i++) d += `M${roundTo1(r() * 1440)},${roundTo1(r() * 340)}h${r() < 0.15 ? 2.4 : 1.2}`;
  return `<path d="${d}" stroke="#D9E9FA" stroke-width="1.6" opacity=".85"/>`;
}

/** The moon with its halo, centred at 1312, 190. */
const moon = (): string =>
  `<circle cx="1312" cy="190" r="330" fill="url(#cold)" opacity=".8"/><circle cx="1312" cy="190" r="118" fill="#EAF3FC"/><g fill="#C3D5E8"><circle cx="1276" cy="158" r="22"/><circle cx="1346" cy="222" r="30"/><circle cx="1330" cy="140" r="12"/><circle cx="1262" cy="226" r="14"/></g><path d="M1312,72A118,118 0 0 1 1312,308A150,150 0 0 0 1312,72Z" fill="url(#dots)" opacity=".9"/>`;

const clouds = `<g fill="#0E1A30"><path d="M1180,236C1230,222 1262,238 1300,230C1350,220 1392,236 1460,226V246C1400,252 1340,246 1300,250C1250,254 1214,246 1180,236Z" opacity=".92"/><path d="M1120,120C1180,108 1220,122 1262,114C1240,128 1180,132 1120,120Z" opacity=".85"/><path d="M700,60C780,44 860,66 940,52C900,72 790,80 700,60Z" opacity=".6"/></g>`;

const hills = `<path d="M0,470C160,430 300,462 460,440C640,416 800,452 980,432C1140,416 1300,440 1440,420V560H0Z" fill="#152540"/>`;

export const sky = (moonAt = ""): string =>
  `<rect width="1440" height="560" fill="url(#h-sky)"/>${stars()}<g${moonAt}>${moon()}</g><g filter="url(#thr)" opacity=".55"><rect width="1440" height="560" fill="url(#hatch)" mask="url(#h-skym)"/></g><g${moonAt}>${clouds}</g>${hills}`;
