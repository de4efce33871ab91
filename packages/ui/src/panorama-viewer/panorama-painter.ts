import { edgesOf, type PanoramaLook } from './panorama-view';

/** Paints an equirectangular picture as it is seen from its middle. */
export type PanoramaPainter = {
  /** Width and height in device pixels. */
  readonly paint: (look: PanoramaLook, width: number, height: number) => void;
  readonly dispose: () => void;
};

const corners = `#version 300 es
in vec2 corner;
out vec2 place;
void main() {
  place = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** For each point of the frame: the direction it is seen in, turned by the look, and its place in the picture. */
const sight = `#version 300 es
precision highp float;
in vec2 place;
out vec4 paint;
uniform sampler2D picture;
uniform vec2 edges;
uniform vec2 turn;
const float pi = 3.14159265359;
void main() {
  vec3 ray = vec3(place * edges, 1.0);
  float c = cos(turn.y);
  float s = sin(turn.y);
  ray = vec3(ray.x, ray.y * c + ray.z * s, ray.z * c - ray.y * s);
  float yaw = atan(ray.x, ray.z) + turn.x;
  float pitch = atan(ray.y, length(ray.xz));
  paint = texture(picture, vec2(yaw / (2.0 * pi) + 0.5, 0.5 - pitch / pi));
}`;

const compile = (gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader | null => {
  const shader = gl.createShader(kind);
  if (shader === null) return null;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
};

const link = (gl: WebGL2RenderingContext): WebGLProgram | null => {
  const program = gl.createProgram();
  const vertex = compile(gl, gl.VERTEX_SHADER, corners);
  const fragment = compile(gl, gl.FRAGMENT_SHADER, sight);
  if (vertex === null || fragment === null) return null;
  gl.attachShader(program, vertex);
  gl.attachShader(program, fragment);
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : null;
};

/** The picture, no larger than the graphics card takes. */
const fitting = (image: HTMLImageElement, largest: number): HTMLImageElement | HTMLCanvasElement => {
  if (image.naturalWidth <= largest && image.naturalHeight <= largest) return image;
  const scale = largest / Math.max(image.naturalWidth, image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(image.naturalWidth * scale);
  canvas.height = Math.floor(image.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/**
 * A painter for a canvas; `null` where the browser has no WebGL 2. Throws a `SecurityError` if the picture comes from
 * another site that does not share it. Own work because the libraries bring a scene graph (150 KB and more) or an
 * interface of their own with global names (18 KB); this is one triangle.
 */
export const createPanoramaPainter = (canvas: HTMLCanvasElement, image: HTMLImageElement): PanoramaPainter | null => {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false });
  const program = gl === null ? null : link(gl);
  if (gl === null || program === null) return null;

  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(
    gl.TEXTURE_2D,
    0,
    gl.RGB,
    gl.RGB,
    gl.UNSIGNED_BYTE,
    fitting(image, gl.getParameter(gl.MAX_TEXTURE_SIZE)),
  );
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  // No smaller copies: where the picture closes its ring they would show as a seam.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);

  const triangle = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, triangle);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's word, not React's
  gl.useProgram(program);
  const edgesAt = gl.getUniformLocation(program, 'edges');
  const turnAt = gl.getUniformLocation(program, 'turn');

  return {
    paint: ({ yaw, pitch, field }, width, height) => {
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      const { across, up } = edgesOf(field, width / height);
      gl.viewport(0, 0, width, height);
      gl.uniform2f(edgesAt, across, up);
      gl.uniform2f(turnAt, (yaw * Math.PI) / 180, (pitch * Math.PI) / 180);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose: () => {
      gl.deleteTexture(texture);
      gl.deleteBuffer(triangle);
      gl.deleteProgram(program);
    },
  };
};
