const drawing = (paint: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">
<ellipse cx="300" cy="318" rx="250" ry="18" fill="#000" opacity=".22"/>
<path d="M58 262c4-30 22-46 66-54l62-50c14-11 30-16 54-16h118c30 0 48 8 68 26l44 42 66 14c18 4 28 18 28 40v28c0 10-6 16-16 16H74c-12 0-18-8-16-22z" fill="${paint}"/>
<path d="M196 170c10-8 20-12 38-12h48v50H150zM298 158h58c22 0 36 6 50 20l30 30H298z" fill="#1d2226"/>
<g fill="#15181a"><circle cx="158" cy="304" r="42"/><circle cx="448" cy="304" r="42"/></g>
<g fill="#9aa2a6"><circle cx="158" cy="304" r="22"/><circle cx="448" cy="304" r="22"/></g>
</svg>`;

/** A plain drawing of a car on a transparent ground, for stories: pictures of real stock are data, not design. */
export const samplePicture = (paint = '#7c8a94') => ({
  src: `data:image/svg+xml,${encodeURIComponent(drawing(paint))}`,
  width: 600,
  height: 400,
});
