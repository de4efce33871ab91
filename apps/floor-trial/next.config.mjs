export default { poweredByHeader:false, compress:false, generateEtags:false };
